import type { FeedbackCase } from '@lantern/contract/feedback'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Card, Section } from '@lantern/ui'
import { feedbackMessages } from '../parts/feedback.messages.ts'
import styles from '../parts/feedback.module.css'

/** What was said and done, oldest first. */
export function CaseTimeline({ entries }: { entries: FeedbackCase['timeline'] }) {
  const t = useMessages(feedbackMessages)
  return (
    <Section title={t.timeline}>
      <Card>
        <ol className={styles.timeline}>
          {entries.map(({ seq, from, text, images, at }) => (
            <li key={seq} className={styles.entry} data-from={from}>
              <p className={styles.entryHead}>
                <span>{entryOf(t.from, from) ?? t.from.system}</span>
                <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
              </p>
              <p className={styles.entryText}>{text}</p>
              {images.length > 0 && (
                <div className={styles.pictures}>
                  {images.map((image, index) => (
                    <img key={image.slice(-64)} src={image} alt={t.picture({ n: String(index + 1) })} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
