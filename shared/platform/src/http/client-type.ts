/** Client type sent with each call; set once at boot for the download client. */
export type ClientType = 'web' | 'download'
let clientType: ClientType = 'web'
export function setClientType(type: ClientType): void {
  clientType = type
}

/** The restriction pages are not shown to the download client (spec 8). */
export function getClientType(): ClientType {
  return clientType
}
