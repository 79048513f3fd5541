import { useState } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './cover.module.css'
import { CoverArt, type CoverArtProps } from './cover-art.tsx'

export type CoverProps = Pick<CoverArtProps, 'seed' | 'motif' | 'label' | 'shape' | 'className'> & {
  /** Path of the picture on this site; anything else is not loaded. */
  src: string
  /** Loads at once instead of when it comes near the screen. @default false */
  isFirst?: boolean
}

/** A picture of the site, cut to its shape; a generated one while there is none. */
export function Cover({ src, isFirst = false, label, shape = 'portrait', className, ...art }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!isOwnPath(src) || failed === src) return <CoverArt {...art} shape={shape} label={label} className={className} />
  return (
    <img
      className={classNames(styles.cover, className)}
      src={src.includes('#') ? src : `${src}#${shape}`}
      alt={label ?? ''}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  )
}

/** A path of this site: `//host` and `https:` are others. */
function isOwnPath(src: string): boolean {
  return /^\/(?![/\\])/.test(src)
}
