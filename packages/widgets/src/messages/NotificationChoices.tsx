import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  notificationChoices,
  notificationKinds,
  notificationSettings,
  saveNotifications,
} from '@trade-area/core/contract';
import type { NotificationChoice, NotificationKind, NotificationSettings } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { DataView } from '../kit/DataView.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { messagesTexts } from './strings.ts';

const kindWords = { message: 'noticeMessage', slipped: 'noticeSlipped', shipped: 'noticeShipped' } as const;
const choiceWords = { off: 'choiceOff', each: 'choiceEach', daily: 'choiceDaily' } as const;

/**
 * Which news come by e-mail and how often; every choice is kept as it is made.
 *
 * @example
 * <NotificationChoices />
 */
export const NotificationChoices = withBoundary(function NotificationChoices(): ReactElement {
  const t = useText(messagesTexts);
  const remote = useRemote(notificationSettings, {});
  return (
    <section className="ta-messages-notices" aria-label={t('noticesTitle')} part="notices">
      <h2 className="ta-heading">{t('noticesTitle')}</h2>
      <p className="ta-quiet">{t('noticesIntro')}</p>
      <DataView remote={remote} waiting={<Skeleton count={3} />}>
        {(settings) => <Choices settings={settings} />}
      </DataView>
    </section>
  );
});

function Choices({ settings }: { readonly settings: NotificationSettings }) {
  const t = useText(messagesTexts);
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const [chosen, setChosen] = useState(settings);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const choose = async (kind: NotificationKind, choice: NotificationChoice) => {
    const before = chosen;
    setChosen({ ...before, [kind]: choice });
    setSaved(false);
    setFailure(null);
    const outcome = await session.gateway.call(saveNotifications, { body: { [kind]: choice } });
    if (outcome.ok) {
      setChosen(outcome.value);
      setSaved(true);
    } else {
      setChosen(before);
      setFailure(outcome.failure);
    }
  };
  return (
    <>
      <div className="ta-messages-notices__list">
        {notificationKinds.map((kind) => (
          <Field key={kind} label={t(kindWords[kind])}>
            <Select
              value={chosen[kind]}
              onValue={(value) => {
                const choice = notificationChoices.find((each) => each === value);
                if (choice) void choose(kind, choice);
              }}
              options={notificationChoices.map((value) => ({ value, label: t(choiceWords[value]) }))}
            />
          </Field>
        ))}
      </div>
      <p className="ta-quiet" role="status">
        {saved ? t('noticesSaved') : ''}
      </p>
      {failure && (
        <Notice tone="danger" announce="alert">
          {failureText(failure)}
        </Notice>
      )}
    </>
  );
}
