import { useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { softwareList, ticket } from '@trade-area/core/contract';
import type { SoftwareFile } from '@trade-area/core/contract';
import {
  linksDirectly,
  longestProjectName,
  oldestMac,
  readComputer,
  softwareOffer,
} from '@trade-area/core/downloads';
import type { Computer } from '@trade-area/core/downloads';
import type { Failure } from '@trade-area/core/kernel';
import { userAgent } from '../kit/userAgent.ts';
import { DataView } from '../kit/DataView.tsx';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { postForm } from '../kit/postForm.ts';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFileNotes } from '../kit/useFileNotes.ts';
import { useFormats } from '../kit/useFormats.ts';
import { useRemote } from '../kit/useRemote.ts';
import { Button } from '../ui/Button.tsx';
import { downloadIcon, videoIcon } from '../ui/icons.ts';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tag } from '../ui/StatusMark.tsx';
import { downloadsTexts } from './strings.ts';

export interface SoftwareProps {
  readonly tutorialsHref: string;
  readonly onTutorials?: ((event: MouseEvent) => void) | undefined;
}

/** The design software: that of this computer first, older versions, the guide (DOC-10, DOC-11). */
export function Software({ tutorialsHref, onTutorials }: SoftwareProps): ReactElement {
  const t = useText(downloadsTexts);
  const remote = useRemote(softwareList, {});
  const [computer] = useState(() => readComputer(userAgent()));
  const failureText = useFailureText();
  const { begin, busy, failure, dismiss } = useSoftwareDownload();
  const entry = (file: SoftwareFile) => (
    <SoftwareEntry
      key={`${file.piattaforma} ${file.versione}`}
      file={file}
      computer={computer}
      busy={busy === file.nomeFile}
      onBegin={() => void begin(file, computer)}
    />
  );
  return (
    <DataView
      remote={remote}
      waiting={<Skeleton shape="block" count={3} />}
      isEmpty={({ files }) => files.length === 0}
      empty={
        <Slot name="empty">
          <EmptyState icon={downloadIcon} title={t('noSoftware')}>
            {t('noSoftwareHint')}
          </EmptyState>
        </Slot>
      }
    >
      {({ files }) => {
        const { current, older, guides } = softwareOffer(files, computer);
        return (
          <div className="ta-downloads__software">
            <p className="ta-downloads__lead">{t('softwareLead')}</p>
            {failure && (
              <Notice
                tone="danger"
                announce="alert"
                title={t('softwareFailed')}
                onDismiss={dismiss}
                dismissLabel={t('close')}
              >
                {failureText(failure)}
              </Notice>
            )}
            <ul className="ta-downloads__programs">{current.map(entry)}</ul>
            <Notice tone="info">{t('projectName', { count: longestProjectName })}</Notice>
            {guides.length > 0 && (
              <section>
                <h2 className="ta-heading">{t('guides')}</h2>
                <ul className="ta-downloads__programs">{guides.map(entry)}</ul>
              </section>
            )}
            {older.length > 0 && (
              <section>
                <h2 className="ta-heading">{t('olderVersions')}</h2>
                <ul className="ta-downloads__programs">{older.map(entry)}</ul>
              </section>
            )}
            {tutorialsHref !== '' && (
              <p>
                <Button href={tutorialsHref} icon={videoIcon} onClick={onTutorials}>
                  {t('watchTutorials')}
                </Button>
              </p>
            )}
          </div>
        );
      }}
    </DataView>
  );
}

interface SoftwareEntryProps {
  readonly file: SoftwareFile;
  readonly computer: Computer;
  readonly busy: boolean;
  readonly onBegin: () => void;
}

function SoftwareEntry({ file, computer, busy, onBegin }: SoftwareEntryProps): ReactElement {
  const t = useText(downloadsTexts);
  const { size } = useFormats();
  const note = useFileNotes();
  const platform = file.piattaforma.toUpperCase();
  const version = file.versione;
  const isMac = platform === 'MAC';
  const isGuide = platform === 'GUIDE';
  const name = isGuide ? t('guide', { version }) : t(isMac ? 'forMac' : 'forPc', { version });
  const isMine = platform === computer.platform && file.type.toLowerCase() === 'full';
  // The file itself, for a Mac that needs no helper and where there is no other way to it.
  const isDirect = isGuide || (isMac && linksDirectly(computer));
  const direct = {
    href: file.url,
    download: file.nomeFile,
    onClick: () => note('download', softwareId(file)),
  };
  return (
    <li className="ta-downloads__program">
      <span className="ta-downloads__programName">
        <strong>{name}</strong>
        {isMine && <Tag tone="accent">{t('yourComputer')}</Tag>}
      </span>
      <span className="ta-downloads__programNote">
        {size(file.size, true)}
        {isMac && ` · ${t('oldestMac', { version: oldestMac })}`}
      </span>
      <span className="ta-downloads__programWays">
        <Button
          variant={isMine ? 'primary' : 'quiet'}
          icon={downloadIcon}
          busy={busy}
          aria-label={t('actionOf', { action: t('download'), name })}
          {...(isDirect && file.url !== '' ? direct : { onClick: onBegin })}
        >
          {t('download')}
        </Button>
        {!isDirect && file.url !== '' && (
          <a
            className="ta-link"
            aria-label={t('actionOf', { action: t('direct'), name })}
            {...direct}
            referrerPolicy="no-referrer"
          >
            {t('direct')}
          </a>
        )}
      </span>
    </li>
  );
}

const softwareId = ({ piattaforma, versione }: SoftwareFile) =>
  `software.${piattaforma.toUpperCase()}.${versione}`;

/** The helper script (GW-25): a form with a ticket in the place of the session’s token, so that the browser saves the file. */
function useSoftwareDownload() {
  const { gateway, config } = useSessionArea();
  const person = useSessionState((state) => state.person);
  const inter = useSessionState((state) => state.inter);
  const note = useFileNotes();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    busy,
    failure,
    dismiss: () => setFailure(null),
    async begin(file: SoftwareFile, computer: Computer) {
      setBusy(file.nomeFile);
      setFailure(null);
      note('download', softwareId(file));
      const issued = await gateway.call(ticket, { body: { purpose: 'software' } });
      setBusy('');
      if (!issued.ok) return setFailure(issued.failure);
      const fields = {
        cod_fot: person?.code ?? '',
        piattaforma: file.piattaforma || computer.platform,
        versione: file.versione,
        type: file.type,
        nomeFile: file.nomeFile,
        inter: inter ? '1' : '0',
        ta_token: issued.value.ticket,
      };
      postForm(`${config.labOrigin}/scripts/software_download`, fields, file.nomeFile);
    },
  };
}
