/** Which signature a path needs (spec 7, request signing). The keys are not secret: a browser cannot keep one. */

/** Groups with signatures. */
export const SIGNING_GROUPS = ['/site/api', '/act/api', '/game/api', '/fd/api', '/page/fd/api', '/agent/api'] as const
export type SigningGroup = (typeof SIGNING_GROUPS)[number]

/** Groups of the API that the edge forwards to the upstream; all else is the edge's own or a 404. */
export const UPSTREAM_PREFIXES: readonly string[] = [
  '/site/api/',
  '/act/api/',
  '/game/api/',
  '/fd/api/',
  '/page/fd/api/',
  '/agent/api/',
  '/stream/',
  '/yewu',
  '/v1/',
  '/api/mobile/',
]

/**
 * The signing group of a path: `/component` signs as /site/api, `/page/fd` as /fd/api (spec 7), else the group the path begins with.
 * @returns null for paths that carry no signature (venues, chat stream, the edge's own)
 */
export function signingGroupOf(path: string): SigningGroup | null {
  if (path.includes('/component')) return '/site/api'
  if (path.includes('/page/fd')) return '/fd/api'
  return SIGNING_GROUPS.find((group) => path.startsWith(`${group}/`)) ?? null
}

/**
 * Creates the signature header from the signing text. Customers replace it: in the page by `replaceSigningModule`,
 * in the edge by the setting SIGNING_MODULE.
 */
export type SigningModule = (text: string) => Promise<string>

/** The text that the module signs: `group|siteId|version|deviceId` (design.md "The wire"). */
export function signingText(group: SigningGroup, siteId: number, version: string, deviceId: string): string {
  return [group, siteId, version, deviceId].join('|')
}

/**
 * Key of the embedded signing module. Public by nature (it ships to every browser), so it proves nothing about a person;
 * a customer's back end replaces the module and the key together.
 */
export const SANDBOX_SIGNING_KEY = 'lantern-sandbox-signature'
