import { useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import type { Project } from '@trade-area/core/projects';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { imageIcon, moreIcon } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { Tag } from '../ui/StatusMark.tsx';
import { projectsTexts } from './strings.ts';

export interface ProjectCardProps {
  readonly project: Project;
  readonly name: string;
  /** Where it is continued; null = its product is no longer sold. */
  readonly href: string | null;
  readonly isWorking: boolean;
  readonly onEdit: (event: MouseEvent<HTMLElement>) => void;
  readonly onDelete: () => void;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  /** Absent = it has no proof. */
  readonly onProof?: (() => void) | undefined;
  /** Asks for a file. */
  readonly onPicture: () => void;
  readonly onRemovePicture: () => void;
}

/** One project: picture, product and number, name, last update, and its actions (PROJ-04). */
export function ProjectCard(props: ProjectCardProps): ReactElement {
  const { project, name, href, isWorking } = props;
  const t = useText(projectsTexts);
  const items = [
    { key: 'rename', label: t('rename'), onSelect: props.onRename },
    ...(props.onProof ? [{ key: 'proof', label: t('proof'), onSelect: props.onProof }] : []),
    ...(href === null ? [] : [{ key: 'duplicate', label: t('duplicate'), onSelect: props.onDuplicate }]),
    {
      key: 'picture',
      label: t(project.hasCover ? 'changePicture' : 'addPicture'),
      onSelect: props.onPicture,
    },
    ...(project.hasCover
      ? [{ key: 'removePicture', label: t('removePicture'), onSelect: props.onRemovePicture }]
      : []),
  ];
  return (
    <li className="ta-projects__item" part="project" aria-busy={isWorking || undefined}>
      <Picture src={project.picture} isOwn={project.hasCover} />
      <div className="ta-projects__text">
        <h2 className="ta-projects__name" dir="auto">
          {name}
        </h2>
        <Facts project={project} />
        {href === null && (
          <p>
            <Tag tone="warning">{t('notSold')}</Tag>
          </p>
        )}
      </div>
      <div className="ta-projects__actions">
        {href !== null && (
          <Button
            size="small"
            variant="primary"
            href={href}
            aria-label={t('editOf', { name })}
            onClick={props.onEdit}
          >
            {t('edit')}
          </Button>
        )}
        <Button size="small" busy={isWorking} aria-label={t('deleteOf', { name })} onClick={props.onDelete}>
          {t('delete')}
        </Button>
        <Menu label={t('more', { name })} iconOnly icon={moreIcon} size="small" align="end" items={items} />
      </div>
    </li>
  );
}

function Facts({ project }: Pick<ProjectCardProps, 'project'>): ReactElement {
  const t = useText(projectsTexts);
  const { number, dateTime } = useFormats();
  const { product, id, size, pages, changed } = project;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  const facts = [
    ...(width && height ? [t('size', { width: number(Number(width)), height: number(Number(height)) })] : []),
    ...(pages > 0 ? [t('pages', { count: pages, formatted: number(pages) })] : []),
  ];
  return (
    <>
      <p className="ta-figures">
        {product === '' || id === '' ? product || id : t('productAndId', { product, id })}
      </p>
      {facts.length > 0 && <p className="ta-figures">{facts.join(' · ')}</p>}
      {changed !== '' && (
        <p className="ta-quiet">
          <time dateTime={changed}>{t('changed', { time: dateTime(changed) })}</time>
        </p>
      )}
    </>
  );
}

/** Decorative: the name beside it says the product. The customer's own picture fills its frame. */
function Picture({ src, isOwn }: { readonly src: string; readonly isOwn: boolean }): ReactElement {
  const [dead, setDead] = useState('');
  const isPicture = /^(https?:\/\/|\/|data:image\/(gif|jpeg|png|webp);)/i.test(src) && src !== dead;
  return (
    <div className="ta-projects__picture" data-own={isOwn || undefined}>
      {isPicture ? (
        <img
          src={src}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setDead(src)}
        />
      ) : (
        <Icon shape={imageIcon} size="large" />
      )}
    </div>
  );
}
