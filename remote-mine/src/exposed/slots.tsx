/** The exposed module `./slots`: components for slots of the shell. */
import type { SlotComponents } from '@lantern/contract'
import { lazyPage } from '@lantern/page/lazy-page'
import type { ComponentType } from 'react'

export const slots: SlotComponents<ComponentType> = {
  'header.balance': lazyPage(() => import('../balance/balance-pill.tsx'), 'BalancePill'),
  'home.member': lazyPage(() => import('../balance/member-strip.tsx'), 'MemberStrip'),
}
