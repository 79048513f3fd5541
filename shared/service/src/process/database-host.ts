/** @returns host, port and database of a connection string, without user and password */
export function databaseHost(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
