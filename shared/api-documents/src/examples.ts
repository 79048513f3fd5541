/** Example requests and answers: by the builders of the tests where there is one, else generated from the schema; the same ones each time. */
import type { AnswerOf, Endpoint } from '@lantern/contract'
import { chatRooms } from '@lantern/contract/chat'
import { gameHot, matchHot } from '@lantern/contract/games'
import { noticeList, preInfo, sec } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { venueList } from '@lantern/contract/venues'
import { walletOverview } from '@lantern/contract/wallet'
import { aMember, aWallet } from '@lantern/testing/builders/member'
import { aChatRoom, aGame, aMatch, aNotice, aPreInfo, aVenue } from '@lantern/testing/builders/site'
import { aValueOf } from '@lantern/testing/generate'
import type { GenericSchema } from 'valibot'

const BUILT = new Map<Endpoint, unknown>([
  built(preInfo, aPreInfo()),
  built(sec, { k: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', v: 'AAAAAAAAAAAAAAAAAAAAAA==' }),
  built(noticeList, { list: [aNotice()] }),
  built(venueList, { list: [aVenue()] }),
  built(gameHot, { list: [aGame()] }),
  built(matchHot, { list: [aMatch()] }),
  built(memberInfo, aMember()),
  built(walletOverview, aWallet()),
  built(chatRooms, { list: [aChatRoom()] }),
])

/** `data` of an answer. */
export function exampleAnswer(endpoint: Endpoint): unknown {
  return BUILT.get(endpoint) ?? exampleOf(endpoint.response)
}

/** Any value that the schema accepts. */
export function exampleOf(schema: GenericSchema): unknown {
  return aValueOf(schema)
}

function built<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): [Endpoint, unknown] {
  return [endpoint, answer]
}
