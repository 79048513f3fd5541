import type { OddsType } from '@lantern/contract/constants'
import type { Venue } from '@lantern/contract/games'
import { lazyPage } from '@lantern/page/lazy-page'
import { Suspense } from 'react'
import { SlipBar } from './slip-bar.tsx'
import type { LaunchTarget } from './use-launch-target.ts'

const LaunchSheet = lazyPage(() => import('../../parts/launch/launch-sheet.tsx'), 'LaunchSheet')

export type SlipDockProps = { venues: readonly Venue[] | undefined; odds: OddsType; launch: LaunchTarget }

/** The slip of a sport page, and the sheet that enters its venue. */
export function SlipDock({ venues, odds, launch }: SlipDockProps) {
  return (
    <>
      <SlipBar venues={venues} odds={odds} onEnter={launch.enter} />
      {launch.target && (
        <Suspense fallback={null}>
          <LaunchSheet key={launch.target.enName} venue={launch.target} gameCode="" onClose={launch.close} />
        </Suspense>
      )}
    </>
  )
}
