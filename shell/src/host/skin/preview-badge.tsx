import { SKIN_PREVIEW_QUERY } from '@lantern/contract/skins-document'
import { useLocale, useMessages } from '@lantern/i18n'
import { previewBadgeMessages } from './preview-badge.messages.ts'
import styles from './preview-badge.module.css'

/** Tells the holder of a preview link that only they see this skin, and ends the preview. */
export function PreviewBadge({ name }: { name: { zh: string; en: string } }) {
  const t = useMessages(previewBadgeMessages)
  const locale = useLocale()
  return (
    <aside className={styles.badge} aria-label={t.preview({ name: locale === 'en' ? name.en : name.zh })}>
      <span>
        <span className={styles.name}>{t.preview({ name: locale === 'en' ? name.en : name.zh })}</span>
        {t.onlyYou}
      </span>
      {/* A full page load on purpose: the edge deletes the cookie. */}
      <a className={styles.leave} href={`/?${SKIN_PREVIEW_QUERY}=end`}>
        {t.leave}
      </a>
    </aside>
  )
}
