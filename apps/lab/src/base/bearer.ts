/** The token of an `Authorization` header; '' when it is absent or of another scheme. */
export function bearerToken(authorization: string | undefined): string {
  return /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1] ?? '';
}
