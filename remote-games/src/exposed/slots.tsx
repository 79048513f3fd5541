/** Exposed module `./slots`: components for slots of the shell. */
import type { SlotComponents, SlotProps } from '@lantern/contract'
import { lazyPage } from '@lantern/page/lazy-page'
import type { ComponentType } from 'react'

const HomeRails = lazyPage(() => import('../rails/home-rails.tsx'), 'HomeRails')

export const slots = {
  'home.rails': HomeRails satisfies ComponentType<SlotProps['home.rails']>,
} satisfies SlotComponents<ComponentType<never>>
