/** A name of the database as an identifier of SQL. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
