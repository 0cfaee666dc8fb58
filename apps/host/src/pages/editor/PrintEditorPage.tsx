import { printHash, printPath, readPrintHash, readPrintPath } from '@trade-area/core/editor';
import type { PrintAddress, PrintStep } from '@trade-area/core/editor';
import { printService } from '@trade-area/core/kernel';
import { PrintEditor, usePrintCheckout, usePrintVisit } from '@trade-area/widgets/portal';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOf, routeOf } from '../../portal/addresses.ts';
import { samePage } from '../../portal/samePage.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { ComingSoonPage } from '../comingSoon/ComingSoonPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { PrintServicePage } from './PrintServicePage.tsx';

/** The families that have an editor: prints, photo books, cards and calendars. */
const families: readonly string[] = ['27', '275', '292', '334'];

/**
 * The print editor (ROUTE-18, ROUTE-19): that of the service that the lab names, else the portal's own; a family that the
 * lab does not make is announced.
 */
export function PrintEditorPage() {
  const { config } = usePortal();
  const { pathname } = useLocation();
  const address = useMemo(() => readPrintPath(pathname), [pathname]);
  const service = useMemo(() => printService(config), [config]);
  if (!address) return <HomePage />;
  if (service) return <PrintServicePage key={pathname} service={service} address={address} />;
  return families.includes(address.family) ? <EditorView address={address} /> : <ComingSoonPage />;
}

function EditorView({ address: { family, project, module, product } }: { readonly address: PrintAddress }) {
  const { config } = usePortal();
  const { hash } = useLocation();
  const navigate = useNavigate();
  usePrintVisit();
  const hrefOfProject = useCallback((uuid: string) => hrefOf(printPath({ family, project: uuid })), [family]);
  const checkout = usePrintCheckout({
    family,
    storeAddress: `${config.portalOrigin}${hrefOf('graphistore')}`,
    projectAddress: (uuid) => `${config.portalOrigin}${hrefOfProject(uuid)}`,
  });
  // After a reload the address opens the same project.
  const onOpened = useCallback(
    (uuid: string) =>
      void navigate(`${routeOf(hrefOfProject(uuid))}${printHash('edit')}`, {
        replace: true,
        state: samePage,
      }),
    [navigate, hrefOfProject],
  );
  // The hash says that a project is edited, which gives the page the whole window (PRINT-15).
  useEffect(() => {
    if (project !== '' && hash === '')
      void navigate({ hash: printHash('edit') }, { replace: true, state: samePage });
  }, [project, hash, navigate]);
  const onStep = useCallback(
    (step: PrintStep) => void navigate({ hash: printHash(step) }, { state: samePage }),
    [navigate],
  );
  return (
    <article>
      <PrintEditor
        family={Number(family)}
        project={project}
        module={module}
        product={product}
        newHref={hrefOfProject('')}
        storeHref={hrefOf('graphistore')}
        onOpened={onOpened}
        onOrder={checkout.open}
        step={readPrintHash(hash)}
        onStep={onStep}
        guardLinks
      />
      {checkout.form}
    </article>
  );
}
