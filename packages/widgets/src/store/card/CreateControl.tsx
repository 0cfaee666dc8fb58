import type { MouseEvent, ReactElement } from 'react';
import type { CardViewer, CreateAction } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { CardLink } from './CardLink.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';

export interface CreateControlProps {
  readonly create: CreateAction;
  /** The same for another viewer: with a ticket. */
  readonly createFor: (viewer: CardViewer) => CreateAction;
  readonly slug: string;
  readonly name: string;
  readonly view: StoreView;
  /** Several editors: the person chooses. Without it there is nothing to choose. */
  readonly onChoose?: (() => void) | undefined;
}

/** CREATE, CUSTOMIZE in the public store, or COMING SOON (STORE-25, STORE-27, STORE-28, PUB-04). */
export function CreateControl(props: CreateControlProps): ReactElement {
  const { create, createFor, slug, name, view, onChoose } = props;
  const t = useText(storeTexts);
  const word = t(view.kind === 'public' ? 'customize' : 'create');
  const { onAction, ticket, viewer } = view;

  if (create.kind === 'comingSoon' || create.kind === 'unavailable')
    return <span className="ta-action ta-store-action ta-store-action--soon">{t('comingSoon')}</span>;
  if (create.kind === 'choose') {
    const press = (event: MouseEvent<HTMLElement>) => {
      onAction?.({ name: 'choose', slug, href: '' }, event);
      if (!event.defaultPrevented) onChoose?.();
    };
    return (
      <button
        type="button"
        className="ta-action ta-store-action"
        data-lead
        aria-haspopup="dialog"
        aria-label={t('actionOf', { action: word, name })}
        onClick={press}
      >
        {word}
      </button>
    );
  }
  if (create.kind === 'signIn') {
    const target = { href: `${view.linkSettings.portalOrigin}${create.path}`, path: create.path };
    return (
      <CardLink
        lead
        target={target}
        word={word}
        of={name}
        onPress={(event) => onAction?.({ name: 'create', slug, href: target.href }, event)}
      />
    );
  }
  const { link } = create;
  const refill = (code: string) => {
    const filled = createFor({ ...viewer, ticket: code });
    return filled.kind === 'link' ? filled.link : null;
  };
  return (
    <CardLink
      lead
      target={link}
      word={word}
      of={name}
      onPress={(event) => {
        onAction?.({ name: 'create', slug, href: link.href }, event);
        ticket.open(link, refill, viewer.framed ?? false, event);
      }}
    />
  );
}
