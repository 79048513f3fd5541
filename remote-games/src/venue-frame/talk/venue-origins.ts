/** Venue origins from the boot data that the edge adds to the page. */
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { array, object, safeParse, string } from 'valibot'

const schema = object({ venueOrigins: array(string()) })

/** Empty if the boot data is missing or invalid, so that no frame opens. */
export function listedVenueOrigins(): readonly string[] {
  try {
    const parsed = safeParse(schema, JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? ''))
    return parsed.success ? parsed.output.venueOrigins : []
  } catch {
    return []
  }
}
