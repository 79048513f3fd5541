/** Where chaos links may be made. Pure. */
import { PRODUCTION } from '@lantern/contract/federation'

/** @param allowed names; `*`: every environment but production, where members are */
export function allowsChaos(allowed: readonly string[], environment: string): boolean {
  return allowed.includes(environment) || (allowed.includes('*') && environment !== PRODUCTION)
}
