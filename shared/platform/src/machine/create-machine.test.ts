import { createMachine } from './create-machine.ts'

type Event = 'up' | 'twice' | 'nothing'

function counter() {
  const performed: string[] = []
  const machine = createMachine<{ n: number }, Event, { kind: 'say' | 'raise'; n: number }>({
    initial: { n: 0 },
    transition(state, event) {
      if (event === 'nothing') return { state, effects: [] }
      const n = state.n + 1
      return {
        state: { n },
        effects: [
          { kind: event === 'twice' ? 'raise' : 'say', n },
          { kind: 'say', n },
        ],
      }
    },
    perform(effect, dispatch) {
      performed.push(`${effect.kind} ${effect.n}`)
      if (effect.kind === 'raise') dispatch('up')
    },
  })
  return { machine, performed }
}

describe('createMachine', () => {
  it('[PLAT-MACH-1] performs all effects of an event before it handles one that they dispatch', () => {
    const { machine, performed } = counter()
    machine.dispatch('twice')
    expect(performed).toEqual(['raise 1', 'say 1', 'say 2', 'say 2'])
    expect(machine.getState()).toEqual({ n: 2 })
  })

  it('notifies subscribers of changes only, until they unsubscribe', () => {
    const { machine } = counter()
    const seen: number[] = []
    const stop = machine.subscribe(() => seen.push(machine.getState().n))
    machine.dispatch('nothing')
    machine.dispatch('up')
    stop()
    machine.dispatch('up')
    expect(seen).toEqual([1])
  })

  it('[PLAT-MACH-1] ignores events after dispose, including queued ones', () => {
    const { machine, performed } = counter()
    machine.subscribe(() => machine.dispose())
    machine.dispatch('twice')
    machine.dispatch('up')
    expect(machine.getState()).toEqual({ n: 1 })
    expect(performed).toEqual(['raise 1', 'say 1'])
  })

  it('continues after an event that threw', () => {
    const machine = createMachine<number, 'bad' | 'good', never>({
      initial: 0,
      transition(state, event) {
        if (event === 'bad') throw new Error('no')
        return { state: state + 1, effects: [] }
      },
      perform: () => {},
    })
    expect(() => machine.dispatch('bad')).toThrow('no')
    machine.dispatch('good')
    expect(machine.getState()).toBe(1)
  })
})
