import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SelectSheet } from '../select/select-sheet.tsx'
import { expectAccessible } from '../test/describe-primitive.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import type { DialogProps } from './bodies/dialog-props.ts'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

function DialogPage(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Tip" message="Take care" closeLabel="Close" {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** Reports each element after it is observed, as browsers do; jsdom has no layout. */
class ReportingObserver implements ResizeObserver {
  readonly #report: () => void
  constructor(callback: ResizeObserverCallback) {
    this.#report = () => act(() => callback([], this))
  }
  observe() {
    setTimeout(this.#report)
  }
  unobserve() {}
  disconnect() {}
}

const opened = async (role: 'dialog' | 'alertdialog' = 'dialog') => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole(role)
}

const gone = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

describe('Dialog', () => {
  it('[UI-4] is labelled by its title and described by its message', async () => {
    render(<DialogPage />)
    const dialog = await opened()
    expect(dialog).toHaveAccessibleName('Tip')
    expect(dialog).toHaveAccessibleDescription('Take care')
    await expectAccessible(dialog)
  })

  it('[UI-5] closes with Escape and returns the focus', async () => {
    render(<DialogPage />)
    await opened()
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('[UI-5] closes by its icon and by a click outside', async () => {
    render(<DialogPage />)
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    await opened()
    await userEvent.click(document.body)
    await gone()
  })

  it('[UI-5] stays open when not closable', async () => {
    render(<DialogPage closable={false} buttons={[{ text: 'OK' }]} />)
    await opened()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await gone()
  })

  it('stays open when a button returns false', async () => {
    render(<DialogPage buttons={[{ text: 'OK', onClick: async () => false }]} />)
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('[UI-6] counts down on the button, which is disabled until zero', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<DialogPage buttons={[{ text: 'OK', countdown: 2 }]} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('button', { name: 'OK (2s)' })).toBeDisabled()
    // Held by the dialog while the button cannot be focused, not by the page behind.
    act(() => jest.advanceTimersByTime(100))
    expect(screen.getByRole('dialog')).toHaveFocus()
    act(() => jest.advanceTimersByTime(1_000))
    expect(screen.getByRole('button', { name: 'OK (1s)' })).toBeDisabled()
    act(() => jest.advanceTimersByTime(1_000))
    expect(screen.getByRole('button', { name: 'OK' })).toBeEnabled()
    jest.useRealTimers()
  })

  it('[UI-6] triggers itself once at zero with autoFire', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const onClick = jest.fn(() => false)
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<DialogPage buttons={[{ text: 'OK', countdown: 1, autoFire: true, onClick }]} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('button', { name: 'OK (1s)' })
    await act(async () => jest.advanceTimersByTime(5_000))
    expect(onClick).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})

describe('AlertDialog', () => {
  function Page({ onConfirm }: { onConfirm: () => void }) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Remove?"
          message="It can be added again"
          cancel={{ text: 'Cancel' }}
          confirm={{ text: 'Remove', kind: 'danger', onClick: onConfirm }}
        />
      </>
    )
  }

  it('[UI-9] places cancel left and confirm right, and never focuses the destructive one first', async () => {
    render(<Page onConfirm={() => undefined} />)
    const dialog = await opened('alertdialog')
    const names = [...dialog.querySelectorAll('button')].map((button) => button.textContent)
    expect(names).toEqual(['Cancel', 'Remove'])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expectAccessible(dialog)
  })

  it('runs confirm and closes', async () => {
    const onConfirm = jest.fn()
    render(<Page onConfirm={onConfirm} />)
    await opened('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await gone('alertdialog')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})

describe('Sheet', () => {
  it('is labelled, closes by its button and returns the focus', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Sheet
            open={open}
            onOpenChange={setOpen}
            title="My balance"
            closeLabel="Close"
            footer={<button type="button">Pay</button>}
          >
            <p>1,234.50</p>
          </Sheet>
        </>
      )
    }
    render(<Page />)
    const sheet = await opened()
    expect(sheet).toHaveAccessibleName('My balance')
    await expectAccessible(sheet)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it.each([390, 1280])(
    '[UI-26] splits the screen: what is beside it can be used and does not close it (%s px)',
    async (width) => {
      const query = Object.assign(new EventTarget(), { matches: width >= 900 })
      jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
      const press = jest.fn()
      const close = jest.fn()
      render(
        <>
          <button type="button" onClick={press}>
            Bet
          </button>
          <Sheet open beside="split" onOpenChange={close} title="Chat" closeLabel="Close" />
        </>,
      )
      const sheet = await screen.findByRole('dialog', { name: 'Chat' })
      expect(sheet).toHaveAttribute('data-beside')
      // Beside a modal sheet nothing is found by its role.
      await userEvent.click(screen.getByRole('button', { name: 'Bet' }))
      expect(press).toHaveBeenCalledTimes(1)
      expect(close).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      expect(close).toHaveBeenCalledWith(false)
    },
  )

  it.each([true, false])('[UI-25] lets the keyboard reach its content while that scrolls (%s)', async (scrolls) => {
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((report) => new ReportingObserver(report))
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrolls ? 101 : 100)
    render(<Sheet open onOpenChange={() => {}} title="Terms" closeLabel="Close" children={<p>Long terms</p>} />)
    const sheet = await screen.findByRole('dialog', { name: 'Terms' })
    await waitFor(() => expect(sheet).toHaveFocus())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    const region = screen.queryByRole('region', { name: 'Terms' })
    if (scrolls) expect(region).toHaveFocus()
    else expect(region).not.toBeInTheDocument()
  })
})

describe('SelectSheet', () => {
  const venues = [
    { value: 'OBTY', label: 'OB Sport' },
    { value: 'IMTY', label: 'IM Sport' },
    { value: 'FBTY', label: 'FB Sport', disabled: true },
    { value: 'AGDZ', label: 'AG Slots' },
  ] as const
  type Venue = (typeof venues)[number]['value']

  function Page() {
    const [value, setValue] = useState<Venue | null>(null)
    return (
      <SelectSheet
        label="Venue"
        value={value}
        onValueChange={setValue}
        options={venues}
        placeholder="Choose"
        closeLabel="Close"
        searchLabel="Search"
        emptyLabel="Nothing found"
      />
    )
  }

  it('works by keyboard: arrows move, Enter selects, disabled options are skipped', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Venue' }))
    const first = await screen.findByRole('option', { name: 'OB Sport' })
    act(() => first.focus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { name: 'AG Slots' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await gone()
    expect(screen.getByRole('button', { name: 'Venue: AG Slots' })).toBeInTheDocument()
  })

  it('filters by text and reports an empty result', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Venue' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'slots')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'xyz')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    await expectAccessible(screen.getByRole('dialog'))
  })
})
