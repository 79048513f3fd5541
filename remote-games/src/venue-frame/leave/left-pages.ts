/** A member went from an open or minimised venue to a page outside of games, where its frame cannot live. */
import { type Category, FRAME_VENUES, type FramePath, WALLET_MODE } from '@lantern/contract/games'
import { getLocale, messagesOf } from '@lantern/i18n'
import { newRequestNo, queryClient, showToast } from '@lantern/platform'
import { venuesQuery } from '../../parts/games.api.ts'
import { moneyChanged, recallMoney } from '../../parts/launch/flow/launch.api.ts'
import { nameIn } from '../../parts/named.ts'
import { leaveMessages } from './leave.messages.ts'
import { rememberedChoice } from './leave-choice.ts'

/** Says that the venue was left and where its money is; recalls it where the member chose that for leaving. */
export async function leftPages(path: FramePath): Promise<void> {
  const t = messagesOf(leaveMessages)
  const code = FRAME_VENUES[path]
  const venues = queryClient.getQueryData(venuesQuery(path.split('/')[0] as Category).queryKey)
  const venue = venues?.list.find(({ enName }) => enName === code)
  const name = venue ? nameIn(getLocale(), venue.name) : code
  moneyChanged('venue-left')
  if (venue?.walletMode === WALLET_MODE.seamless) return showToast({ text: t.leftSeamless({ venue: name }) })
  if (rememberedChoice() !== 'recall') return showToast({ text: t.leftKept({ venue: name }) })
  const isDone = await recallMoney(newRequestNo()).catch(() => false)
  showToast(isDone ? { text: t.leftRecalled({ venue: name }) } : { text: t.recallFailed, kind: 'error' })
}
