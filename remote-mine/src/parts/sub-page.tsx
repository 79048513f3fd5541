import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageHeader } from '@lantern/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { partsMessages } from './parts.messages.ts'

export type SubPageProps = {
  title: string
  /** Where back leads when the member came by a link from outside. @default '/mine' */
  parent?: string
  children: ReactNode
}

/** A page below the hub: its own header with the way back (G8), then its content. */
export function SubPage({ title, parent = ROUTE.mine, children }: SubPageProps) {
  const t = useMessages(partsMessages)
  const navigate = useNavigate()
  // The first location of a visit is called "default": there is nothing of ours to go back to.
  const isFirst = useLocation().key === 'default'
  const back = () => void (isFirst ? navigate(parent, { replace: true }) : navigate(-1))
  return (
    <>
      <PageHeader title={title} onBack={back} backLabel={t.back} />
      {children}
    </>
  )
}
