/** The public answers that the first pages need, in the order in which a back end is built: site, then home, then games and offers. */
import { activityList, popInfo, suspensionIcon } from '@lantern/contract/activity'
import { chatRooms } from '@lantern/contract/chat'
import { gameHot, matchHot } from '@lantern/contract/games'
import {
  namingList,
  noticeList,
  preInfo,
  sec,
  serviceState,
  stationAdList,
  vvPretty,
  webTerminal,
} from '@lantern/contract/site'
import { venueList } from '@lantern/contract/venues'
import { NAMED_ENDPOINTS, type NamedEndpoint } from '@lantern/testing/endpoints'

const FIRST = new Set<object>([
  sec,
  preInfo,
  vvPretty,
  webTerminal,
  namingList,
  serviceState,
  noticeList,
  stationAdList,
  venueList,
  gameHot,
  matchHot,
  activityList,
  suspensionIcon,
  popInfo,
  chatRooms,
])

export const FIRST_ENDPOINTS: readonly NamedEndpoint[] = NAMED_ENDPOINTS.filter(
  ({ endpoint }) => FIRST.has(endpoint) && endpoint.access === 'public',
)
