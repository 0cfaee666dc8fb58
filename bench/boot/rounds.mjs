/**
 * Contenders that are measured together: in each turn every one of them runs once, beginning with another one each time,
 * so that what disturbs the machine disturbs all. `contenders` maps names to functions that answer what was measured.
 * Answers `of(name, pick)`: a `run` for `measure`, which answers that contender's turns in order.
 */
export function rounds(contenders, warmUps) {
  const names = Object.keys(contenders);
  const turns = [];

  const play = async (turn) => {
    const first = ((turn % names.length) + names.length) % names.length;
    const measured = {};
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      measured[name] = await contenders[name]();
    return measured;
  };
  const take = async (turn) => {
    if (turns.length === 0) for (let before = -warmUps; before < 0; before += 1) await play(before);
    while (turns.length <= turn) turns.push(await play(turns.length));
    return turns[turn];
  };
  return {
    of(name, pick) {
      let turn = 0;
      return async () => pick((await take(turn++))[name]);
    },
  };
}
