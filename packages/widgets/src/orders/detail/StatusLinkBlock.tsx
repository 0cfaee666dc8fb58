import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { Block } from './Blocks.tsx';
import type { BlockProps } from './Blocks.tsx';
import { useStatusLink } from './useStatusLink.ts';

const told = {
  copied: 'statusCopied',
  copyFailed: 'statusCopyFailed',
  created: 'statusCreated',
  revoked: 'statusRevoked',
} as const;

/** The link by which the couple follows their order. */
export function StatusLinkBlock({ order }: BlockProps): ReactElement {
  const t = useText(orderDetailTexts);
  const failureText = useFailureText();
  const { date } = useFormats();
  const status = useStatusLink(order);
  const ends = t('statusEnds', { date: date(status.ends.slice(0, 10)) });
  return (
    <Block title={t('statusTitle')}>
      <p className="ta-quiet">{t('statusText')}</p>
      {status.link !== '' && (
        <Field label={t('statusLink')} hint={ends}>
          <TextInput value={status.link} onValue={() => undefined} readOnly />
        </Field>
      )}
      {status.link === '' && status.ends !== '' && (
        <p>
          {ends} {t('statusLost')}
        </p>
      )}
      <div className="ta-orders-status">
        {status.link === '' ? (
          <Button size="small" busy={status.working} onClick={() => void status.create()}>
            {t(status.ends === '' ? 'statusCreate' : 'statusRenew')}
          </Button>
        ) : (
          <Button size="small" variant="primary" onClick={() => void status.copy()}>
            {t('statusCopy')}
          </Button>
        )}
        {status.ends !== '' && (
          <Button size="small" variant="danger" busy={status.working} onClick={() => void status.revoke()}>
            {t('statusRevoke')}
          </Button>
        )}
      </div>
      {status.failure && (
        <Notice tone="danger" announce="alert">
          {failureText(status.failure)}
        </Notice>
      )}
      <p className="ta-quiet" role="status">
        {status.told === null ? '' : t(told[status.told])}
      </p>
    </Block>
  );
}
