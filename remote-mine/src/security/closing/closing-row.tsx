import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note, QueryView } from '@lantern/page'
import { isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Button, Card, IconClock, IconClose, ListRow, Sheet, Skeleton } from '@lantern/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { closingQuery, undoClosing } from './closing.api.ts'
import { closingMessages } from './closing.messages.ts'
import { ClosingSheet } from './closing-sheet.tsx'

/** The way to close the account; while that waits, when it closes and how to keep it. */
export function ClosingRow({ hasFundPwd }: { hasFundPwd: boolean }) {
  const t = useMessages(closingMessages)
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const closing = useQuery(closingQuery())
  const undo = useMutation({
    mutationFn: undoClosing,
    onSuccess: () => showToast({ text: t.undone, kind: 'success' }),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: closingQuery().queryKey }),
  })
  return (
    <QueryView query={closing} skeleton={<Skeleton shape="row" label={t.loading} />}>
      {(state) =>
        state.dueAt === null ? (
          <>
            <Card padding="none">
              <ListRow icon={<IconClose />} iconTile title={t.title} detail={t.detail} onClick={() => setOpen(true)} />
            </Card>
            <Sheet open={isOpen} onOpenChange={setOpen} title={t.title} closeLabel={t.close}>
              {isOpen && <ClosingSheet state={state} hasFundPwd={hasFundPwd} />}
            </Sheet>
          </>
        ) : (
          <Note
            tone="warning"
            role="status"
            icon={<IconClock />}
            title={t.waitingTitle({ t: formatDateTime(state.dueAt) })}
            action={
              <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate()}>
                {t.undo}
              </Button>
            }
          >
            {t.waiting}
          </Note>
        )
      }
    </QueryView>
  )
}
