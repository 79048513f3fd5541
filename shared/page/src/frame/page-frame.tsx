import { useMessages } from '@lantern/i18n'
import { PageHeader } from '@lantern/ui'
import type { ReactNode } from 'react'
import { pageMessages } from '../parts/page.messages.ts'
import { useBack } from './use-back.ts'

export type PageFrameProps = {
  title: string
  /** Back target when the visit started on this page. */
  parent: string
  /** Icon buttons at the end of the header, three at most. */
  actions?: ReactNode
  children: ReactNode
}

/** A page below a root page: header with back button, then content. */
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
