import { TextLink } from '../parts/Page.tsx';

/** The script copies this for a message that arrives while the page is open. */
export function MessageTemplates() {
  return (
    <>
      <template id="message-row">
        <li className="ta-page-message">
          <p className="ta-quiet" data-about="" />
          <p className="ta-page-message__text" dir="auto" data-text="" />
        </li>
      </template>
      <template id="message-files">
        <ul className="ta-page-list" />
      </template>
      <template id="message-file">
        <li>
          <TextLink href="/staff/">{''}</TextLink>
        </li>
      </template>
    </>
  );
}
