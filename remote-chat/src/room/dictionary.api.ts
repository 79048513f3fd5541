/** Loaded only by pages that were served without the dictionary. */
import { vvPretty } from '@lantern/contract/site'
import { call } from '@lantern/platform'

export const fetchDictionary = () => call(vvPretty, {})
