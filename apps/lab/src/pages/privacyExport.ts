import type { Hono } from 'hono';
import { exportPath } from '../account/privacy/requests.ts';
import { requestOfLink } from '../account/privacy/requestTable.ts';
import { exportZip } from '../account/privacy/exportZip.ts';
import type { Lab } from '../base/lab.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import { dayAtLab } from '../base/workingDays.ts';
import { hashToken } from '../identity/tokens.ts';
import { notFoundPage } from './errorPage.tsx';

/** Characters of a code at most; longer ones are no code. */
const longestCode = 100;

/** The ZIP of an export, at the address that its owner was given. */
export function addPrivacyExport(app: Hono, lab: Lab): void {
  app.get(exportPath, async (context) => {
    const code = (context.req.query('code') ?? '').slice(0, longestCode);
    const { queries } = lab.database;
    const found = code === '' ? undefined : await requestOfLink(queries, hashToken(code), lab.clock.now());
    if (!found) return notFoundPage(context, lab);
    const { request } = found;
    const madeAt = request.doneAt ?? request.requestedAt;
    const name = `trade-area-${found.code}-${dayAtLab(madeAt, lab.config.calendar)}.zip`;
    // A HEAD would read every file.
    const body = context.req.method === 'HEAD' ? null : exportZip(lab, request.id, madeAt);
    return new Response(body, {
      headers: {
        ...securityHeaders(),
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  });
}
