import { useState } from 'react';
import { wirePrint, wireWorks } from '../src/projects/fixtures.ts';
import projectsStyle from '../src/projects/projects.css?inline';
import { projectsTexts } from '../src/projects/strings.ts';
import { Projects } from '../src/projects/Projects.tsx';
import { renderAsCustomer } from './customer.tsx';
import type { Answers, CustomerOptions } from './customer.tsx';
import { withDefaults } from './storePage.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync(projectsStyle);

function Page({ first }: { readonly first: string }) {
  const [search, setSearch] = useState(first);
  return (
    <>
      <Projects
        search={search}
        onSearchChange={setSearch}
        storeHref="/ta/graphistore"
        quotesHref="/ta/print-again"
      />
      <output data-testid="address">{search}</output>
    </>
  );
}

export interface ProjectsPageOptions extends Omit<CustomerOptions, 'answers'> {
  readonly answers?: Answers;
  /** Query of the page. */
  readonly search?: string;
}

/** Draws the projects of a lab that answers this. */
export async function openProjects({ search = '', answers = {}, ...options }: ProjectsPageOptions = {}) {
  const rendered = await renderAsCustomer(<Page first={search} />, {
    bundles: [projectsTexts],
    ...options,
    answers: withDefaults(answers, {
      '/get-all-projects-works': wireWorks(2),
      '/printbox/getProjectsList': { results: [wirePrint(1)], is_next_page: 0 },
      '/scripts/delete_project': { success: 1, data: '700000001' },
      '/scripts/deleteFiles': { success: 1 },
      '/deleteProject/print-1': { success: 1 },
      '/projects/rename': { name: 'Anna' },
      '/projects/duplicate': { uuid: 'work-9', link_edit: '/ta/config-product/10/product-config/work-9' },
      '/projects/cover': { image: '/quote-pictures/a.webp' },
      '/projects/cover/remove': { image: '/pictures/a.webp' },
    }),
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const address = () => rendered.screen.getByTestId('address').element().textContent;
  const sentTo = (part: string) =>
    rendered.requests.filter(({ path }) => path.endsWith(part)).map(({ sent }) => sent);
  return { ...rendered, address, sentTo };
}
