/** The exposed module `./slots`: what this remote puts into places of the shell. */
import type { SlotComponents } from '@lantern/contract'
import { type ComponentType, lazy } from 'react'

export const slots: SlotComponents<ComponentType> = {
  'header.balance': lazy(() =>
    import('../balance/balance-pill.tsx').then(({ BalancePill }) => ({ default: BalancePill })),
  ),
  'home.member': lazy(() =>
    import('../balance/member-strip.tsx').then(({ MemberStrip }) => ({ default: MemberStrip })),
  ),
}
