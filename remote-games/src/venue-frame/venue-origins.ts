/** Origins of venues, as the edge put them into the page. */
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { array, object, safeParse, string } from 'valibot'

const schema = object({ venueOrigins: array(string()) })

/** Empty when the page has no boot data or it is unreadable: then no frame opens. */
export function listedVenueOrigins(): readonly string[] {
  try {
    const parsed = safeParse(schema, JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? ''))
    return parsed.success ? parsed.output.venueOrigins : []
  } catch {
    return []
  }
}
