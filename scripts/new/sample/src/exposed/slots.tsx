/** Exposed module `./slots`: what the shell mounts outside our routes. Loaded when first shown. */
import type { SlotComponents, SlotProps } from '@lantern/contract'
import { type ComponentType, lazy } from 'react'

const StartCard = lazy(() => import('../start/start-card.tsx').then((module) => ({ default: module.StartCard })))

export const slots = {
  'home.more': StartCard satisfies ComponentType<SlotProps['home.more']>,
} satisfies SlotComponents<ComponentType>
