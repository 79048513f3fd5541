import { emit, showDialog } from '@lantern/platform'
import { forgetTyped, isHeld, onHold, watchHolds } from './holds.ts'

beforeAll(watchHolds)

describe('holds', () => {
  it.each([
    [
      'a form with unsaved input',
      () => emit('form:dirty', { form: 'a', dirty: true }),
      () => emit('form:dirty', { form: 'a', dirty: false }),
    ],
    ['the chat', () => emit('chat:toggled', { open: true }), () => emit('chat:toggled', { open: false })],
    ['a venue', () => emit('layout:immersive', { on: true }), () => emit('layout:immersive', { on: false })],
  ])('[SHELL-PWA-4] %s holds an update back', (_what, begin, end) => {
    const told = jest.fn()
    const undo = onHold(told)
    begin()
    expect(isHeld()).toBe(true)
    end()
    expect(isHeld()).toBe(false)
    expect(told).toHaveBeenCalledTimes(2)
    undo()
  })

  it('[SHELL-PWA-4] two dirty forms: both must be finished', () => {
    emit('form:dirty', { form: 'a', dirty: true })
    emit('form:dirty', { form: 'b', dirty: true })
    emit('form:dirty', { form: 'a', dirty: false })
    expect(isHeld()).toBe(true)
    emit('form:dirty', { form: 'b', dirty: false })
    expect(isHeld()).toBe(false)
  })

  it('[SHELL-PWA-4] an open dialog delays an update', () => {
    const close = showDialog({ id: 'question', title: 't', message: 'm', buttons: [{ text: 'ok' }] })
    expect(isHeld()).toBe(true)
    close()
    expect(isHeld()).toBe(false)
  })

  it('[SHELL-PWA-4] input outside a registered form counts until the page is left', () => {
    const input = document.body.appendChild(document.createElement('input'))
    input.dispatchEvent(new Event('input', { bubbles: true }))
    expect(isHeld()).toBe(true)
    forgetTyped()
    expect(isHeld()).toBe(false)
  })
})
