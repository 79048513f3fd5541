import { SERVICE_IMAGE_LIMIT, SERVICE_TEXT_LIMIT } from '@lantern/contract/service'
import { useMessages } from '@lantern/i18n'
import { confirm, PICTURE_TYPES, type PictureProblem, readPicture, textLength } from '@lantern/platform'
import { IconButton, IconImage, IconReceipt, IconSend } from '@lantern/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { conversationMessages } from './conversation.messages.ts'
import styles from './conversation.module.css'
import { OrderSheet } from './order-sheet.tsx'
import { maskCodes } from './talk/scan.rules.ts'
import type { Conversation } from './talk/use-conversation.ts'

/** The member's input: text, an image, an order. */
export function Composer({ talk }: { talk: Conversation }) {
  const t = useMessages(conversationMessages)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const isTooLong = textLength(text) > SERVICE_TEXT_LIMIT
  const canSend = text.trim() !== '' && !isTooLong

  const send = async (): Promise<void> => {
    if (!canSend) return
    const masked = maskCodes(text.trim())
    setText('')
    if (masked === text.trim()) talk.send('text', masked)
    else talk.send('text', (await wantsRaw(t)) ? text.trim() : masked)
  }
  const sendPicture = async (picked: File | undefined): Promise<void> => {
    if (!picked) return
    setProblem('')
    try {
      talk.send('image', await readPicture(picked, SERVICE_IMAGE_LIMIT))
    } catch (error) {
      setProblem(pictureWords(error instanceof Error ? error.message : '', t))
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends an IME composition (pinyin): that Enter must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p id={noteId} role="status" className={styles.problem}>
        {isTooLong ? t.tooLong : problem}
      </p>
      <div className={styles.bar}>
        <input
          ref={file}
          type="file"
          accept={PICTURE_TYPES}
          className={styles.file}
          aria-label={t.picture}
          tabIndex={-1}
          onChange={(event) => {
            void sendPicture(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <IconButton label={t.picture} icon={<IconImage />} onClick={() => file.current?.click()} />
        <IconButton label={t.order} icon={<IconReceipt />} onClick={() => setChoosing(true)} />
        <textarea
          className={styles.field}
          rows={1}
          value={text}
          placeholder={t.field}
          aria-label={t.field}
          aria-describedby={noteId}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t.send} icon={<IconSend />} type="submit" disabled={!canSend} />
      </div>
      <OrderSheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(orderNo) => {
          setChoosing(false)
          talk.send('order', orderNo)
        }}
      />
    </form>
  )
}

type Texts = ReturnType<typeof useMessages<(typeof conversationMessages)['zh-CN']>>

/** Six digits alone may be a code: they are masked unless the member insists. */
function wantsRaw(t: Texts): Promise<boolean> {
  return confirm({
    id: 'service-mask',
    title: t.maskTitle,
    message: t.maskHint,
    confirm: t.maskRaw,
    cancel: t.maskSend,
  })
}

function pictureWords(problem: string, t: Texts): string {
  switch (problem as PictureProblem) {
    case 'type':
      return t.pictureType
    case 'size':
      return t.pictureSize
    case 'broken':
      return t.pictureBroken
  }
}
