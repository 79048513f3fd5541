import { useMessages } from '@lantern/i18n'
import { usePageTitle } from '@lantern/platform'
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

/** A page below a root page: header with back button, then content. Its title is that of the tab too. */
export function PageFrame({ title, parent, actions, children }: PageFrameProps) {
  const t = useMessages(pageMessages)
  const back = useBack(parent)
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} onBack={back} backLabel={t.back} actions={actions} />
      {children}
    </>
  )
}
