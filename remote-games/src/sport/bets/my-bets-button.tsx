import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { useSession } from '@lantern/platform'
import { IconButton, IconReceipt } from '@lantern/ui'
import { Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { betsMessages } from './bets.messages.ts'
import { type BetsTab, readTab } from './bets.rules.ts'

const BetsSheet = lazyPage(() => import('./bets-sheet.tsx'), 'BetsSheet')

/** Opens the member's bets over the page; a visitor logs in first. The tab is in the URL (`?bets=open`). */
export function MyBetsButton() {
  const t = useMessages(betsMessages)
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const isMember = useSession().kind === 'member'
  const tab = readTab(query)
  const show = (next: BetsTab | null): void => {
    const changed = new URLSearchParams(query)
    if (next === null) changed.delete('bets')
    else changed.set('bets', next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  const back = new URLSearchParams(query)
  back.set('bets', 'open')
  const login = `${ROUTE.login}?redirect=${encodeURIComponent(`${pathname}?${back}`)}`
  return (
    <>
      {isMember ? (
        <IconButton label={t.myBets} icon={<IconReceipt />} onClick={() => show('open')} />
      ) : (
        <IconButton label={t.myBets} icon={<IconReceipt />} render={<Link to={login} />} />
      )}
      {isMember && tab && (
        <Suspense fallback={null}>
          <BetsSheet tab={tab} onTab={show} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  )
}
