import { useMessages } from '@lantern/i18n'
import type { LoadFailure } from '../loading/remote-loading.machine.ts'
import { useDiscovery, useRemotes } from '../remotes/remotes-context.ts'
import { FramePanel } from './frame-panel.tsx'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { remotesMessages } from './remotes.messages.ts'

const LOST: LoadFailure = {
  version: '',
  phase: 'discovery',
  cause: 'no discovery document can be obtained',
  blames: 'page',
}

/** A page whose owner is unknown because the page came without discovery: loading, or the error panel with a retry. */
export function WithoutDiscovery() {
  const t = useMessages(remotesMessages)
  const { kind } = useDiscovery()
  const { askDiscovery } = useRemotes()
  if (kind === 'asking') return <FrameSkeleton label={t.loading} />
  return <FramePanel name="" failure={LOST} onRetry={askDiscovery} />
}
