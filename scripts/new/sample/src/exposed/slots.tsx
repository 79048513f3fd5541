/** Exposed module `./slots`: components for slots of the shell, loaded on first use. */
import type { SlotComponents, SlotProps } from '@lantern/contract'
import { type ComponentType, lazy } from 'react'

const StartCard = lazy(() => import('../start/start-card.tsx').then((module) => ({ default: module.StartCard })))

export const slots = {
  'home.more': StartCard satisfies ComponentType<SlotProps['home.more']>,
} satisfies SlotComponents<ComponentType>
