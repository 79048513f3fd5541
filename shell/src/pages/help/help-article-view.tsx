import type { HelpArticle } from '@lantern/build/help/help-article.ts'
import { useMessages } from '@lantern/i18n'
import { Button, Card } from '@lantern/ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { helpMessages } from './help.messages.ts'
import { HelpBlockView } from './help-block-view.tsx'
import styles from './help-page.module.css'

export type HelpArticleViewProps = {
  article: HelpArticle
  /** Beside the button that opens and closes all sections. */
  breadcrumbs: ReactNode
}

/**
 * The sections of an article, collapsed except the one named in the address (`#limits`), else the first. Their headings are its table of
 * contents; the sticky one appears once the reader has scrolled into them.
 */
export function HelpArticleView({ article, breadcrumbs }: HelpArticleViewProps) {
  const t = useMessages(helpMessages)
  const { hash } = useLocation()
  const named = article.sections.find(({ id }) => `#${id}` === hash)?.id
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([named ?? article.sections[0]?.id ?? '']))
  const lead = useRef<HTMLParagraphElement>(null)
  const isReading = useIsAbove(lead)
  const isAllOpen = open.size === article.sections.length

  const show = (id: string, isOpen: boolean): void => {
    if (open.has(id) === isOpen) return
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  useEffect(() => {
    if (named === undefined) return
    setOpen((before) => new Set(before).add(named))
    document.getElementById(named)?.scrollIntoView({ block: 'start' })
  }, [named])

  return (
    <article className={styles.article}>
      <div className={styles.bar}>
        {breadcrumbs}
        <Button
          kind="quiet"
          size="sm"
          onClick={() => setOpen(new Set(isAllOpen ? [] : article.sections.map(({ id }) => id)))}
        >
          {isAllOpen ? t.closeAll : t.openAll}
        </Button>
      </div>
      <p ref={lead} className={styles.lead}>
        {article.lead}
      </p>
      <nav aria-label={t.contents} className={styles.contents} data-shown={isReading || undefined}>
        {article.sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className={styles.anchor}
            data-open={open.has(id) || undefined}
            onClick={() => show(id, true)}
          >
            {title}
          </a>
        ))}
      </nav>
      <Card padding="none">
        {article.sections.map(({ id, title, body }) => (
          <details
            key={id}
            id={id}
            className={styles.section}
            open={open.has(id)}
            onToggle={(event) => show(id, event.currentTarget.open)}
          >
            <summary className={styles.summary}>
              <h2 className={styles.heading}>{title}</h2>
            </summary>
            <div className={styles.body}>
              {body.map((block, place) => (
                <HelpBlockView key={place} block={block} />
              ))}
            </div>
          </details>
        ))}
      </Card>
      <p className={styles.updated}>{t.updated({ day: article.updated })}</p>
    </article>
  )
}

/** Whether an element has been scrolled out above the screen. */
function useIsAbove(place: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isAbove
}
