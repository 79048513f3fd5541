import { useMessages } from '@lantern/i18n'
import { PageHeader } from '@lantern/ui'
import type { ReactNode } from 'react'
import { pageMessages } from '../parts/page.messages.ts'
import { useBack } from './use-back.ts'

export type PageFrameProps = {
  title: string
  /** Path that back leads to when the visit began here. */
  parent: string
  /** Icon buttons at the end of the header, three at most. */
  actions?: ReactNode
  children: ReactNode
}

/** A page below a root page: its header with the way back, then its content. */
export function PageFrame({ title, parent, actions, children }: PageFrameProps) {
  const t = useMessages(pageMessages)
  const back = useBack(parent)
  return (
    <>
      <PageHeader title={title} onBack={back} backLabel={t.back} actions={actions} />
      {children}
    </>
  )
}
