import { LAZY_DELAY_MS } from '@lantern/contract/constants'
import { Skeleton } from '@lantern/ui'
import { useEffect, useState } from 'react'
import styles from './remote-frame.module.css'

/** Keeps a page's room; its bones appear after 200 ms (spec 9, lazy-load delay), so that a quick page does not flicker. */
export function FrameSkeleton({ label }: { label: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const handle = setTimeout(() => setShown(true), LAZY_DELAY_MS)
    return () => clearTimeout(handle)
  }, [])
  return (
    <div className={styles.skeleton} aria-busy="true">
      {shown && (
        <>
          <Skeleton shape="card" label={label} />
          <Skeleton shape="row" count={4} />
        </>
      )}
    </div>
  )
}
