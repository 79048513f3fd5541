/** Exposed module `./slots`: components for slots of the shell. */
import type { SlotComponents, SlotProps } from '@lantern/contract'
import { type ComponentType, lazy } from 'react'

const HomeRails = lazy(() => import('../rails/home-rails.tsx').then((module) => ({ default: module.HomeRails })))

export const slots = {
  'home.rails': HomeRails satisfies ComponentType<SlotProps['home.rails']>,
} satisfies SlotComponents<ComponentType<never>>
