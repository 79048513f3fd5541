import { SERVICE_TAGS, serviceRate, serviceTranscript } from '@lantern/contract/service'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast } from '@lantern/platform'
import { Button, Chip } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { conversationMessages } from './conversation.messages.ts'
import styles from './conversation.module.css'
import type { Conversation } from './talk/use-conversation.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** After a conversation: rating, transcript, and a new conversation. */
export function EndOfTalk({ talk }: { talk: Conversation }) {
  const t = useMessages(conversationMessages)
  const [stars, setStars] = useState(0)
  const [tags, setTags] = useState<readonly (typeof SERVICE_TAGS)[number][]>([])
  const sid = talk.sid ?? ''
  const tell = (error: unknown): void => showToast({ kind: 'error', text: memberMessage(error) })
  const rate = useMutation({ mutationFn: () => call(serviceRate, { sid, stars, tags: [...tags] }), onError: tell })
  const transcript = useMutation({
    mutationFn: () => call(serviceTranscript, { sid }),
    onSuccess: ({ text }) => download(text, t.transcriptName),
    onError: tell,
  })
  return (
    <div className={styles.end}>
      {rate.isSuccess ? (
        <p role="status">{t.rated}</p>
      ) : (
        <fieldset className={styles.rating}>
          <legend>{t.rate}</legend>
          <div className={styles.ways}>
            {STARS.map((count) => (
              <Chip key={count} selected={stars === count} onClick={() => setStars(count)}>
                {t.stars({ count })}
              </Chip>
            ))}
          </div>
          {stars > 0 && (
            <div className={styles.ways}>
              {SERVICE_TAGS.map((tag) => (
                <Chip
                  key={tag}
                  selected={tags.includes(tag)}
                  onClick={() => setTags(tags.includes(tag) ? tags.filter((known) => known !== tag) : [...tags, tag])}
                >
                  {t.tags[tag]}
                </Chip>
              ))}
            </div>
          )}
          {stars > 0 && (
            <Button busy={rate.isPending} onClick={() => rate.mutate()}>
              {t.rateSend}
            </Button>
          )}
        </fieldset>
      )}
      <div className={styles.ways}>
        <Button kind="primary" onClick={talk.reopen}>
          {t.again}
        </Button>
        <Button kind="quiet" busy={transcript.isPending} onClick={() => transcript.mutate()}>
          {t.transcript}
        </Button>
      </div>
    </div>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
