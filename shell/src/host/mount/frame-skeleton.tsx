import { LAZY_DELAY_MS } from '@lantern/contract/constants'
import type { SkeletonShape } from '@lantern/contract/remote-page'
import { useMessages } from '@lantern/i18n'
import { PageHeader, Skeleton, type SkeletonProps } from '@lantern/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { parentOf } from '../navigation/site-pages.ts'
import { useWayBack } from '../navigation/use-way-back.ts'
import styles from './remote-frame.module.css'
import { remotesMessages } from './remotes.messages.ts'

export type FrameSkeletonProps = {
  label: string
  /** The page's title, when known before its code: the header shows at once, as the edge paints it. */
  title?: string | undefined
  /** @default 'hub' */
  shape?: SkeletonShape | undefined
}

const BONES: Readonly<Record<SkeletonShape, readonly [SkeletonProps['shape'], number][]>> = {
  hub: [
    ['card', 1],
    ['row', 4],
  ],
  list: [['row', 7]],
  cards: [['card', 4]],
  form: [
    ['amount', 1],
    ['row', 3],
    ['card', 1],
  ],
}

/** Reserves a page's space; its outline appears after 200 ms (spec 9, lazy-load delay), so that a fast page does not flicker. */
export function FrameSkeleton({ label, title, shape = 'hub' }: FrameSkeletonProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const handle = setTimeout(() => setShown(true), LAZY_DELAY_MS)
    return () => clearTimeout(handle)
  }, [])
  return (
    <>
      {title !== undefined && <WaitingHeader title={title} />}
      <div className={styles.skeleton} aria-busy="true">
        {shown &&
          BONES[shape].map(([bone, count], index) => (
            <Skeleton key={bone} shape={bone} count={count} {...(index === 0 ? { label } : {})} />
          ))}
      </div>
    </>
  )
}

function WaitingHeader({ title }: { title: string }): ReactNode {
  const t = useMessages(remotesMessages)
  const { pathname } = useLocation()
  const back = useWayBack(parentOf(pathname))
  return <PageHeader title={title} onBack={back} backLabel={t.back} />
}
