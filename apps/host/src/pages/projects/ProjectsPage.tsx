import './projects.css';
import { Projects, projectsTexts, useText } from '@trade-area/widgets';
import { ProofDialog } from '@trade-area/widgets/portal';
import { ListPage } from '../../layout/ListPage.tsx';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf } from '../../portal/addresses.ts';

/** The customer's saved projects by product family; family and page live in the address (PROJ-01, PROJ-23). */
export function ProjectsPage() {
  const t = useText(layoutTexts);
  const projects = useText(projectsTexts);
  return (
    <ListPage page="projects" title={t('projects')} className="ta-pages-projects">
      {(address) => (
        <>
          <p className="ta-quiet">{projects('lead')}</p>
          <Projects
            {...address}
            storeHref={hrefOf('graphistore')}
            quotesHref={hrefOf('print-again')}
            renderProof={({ uuid, name }, onClose) => (
              <ProofDialog project={uuid} name={name} onClose={onClose} />
            )}
          />
        </>
      )}
    </ListPage>
  );
}
