/** Characters that a person reads in a second while something happens above; subtitles of dialogues have 15 to 17. */
const charactersPerSecond = 13;
const shortest = 3;
/** Characters of a line; a caption has one or two. */
const longestLine = 46;

/** Seconds that a caption is shown: as long as its longest language takes. */
export function secondsToRead(say) {
  const longest = Math.max(...Object.values(say).map((text) => text.length));
  return Math.max(shortest, longest / charactersPerSecond + 0.6);
}

/** WebVTT of each language. */
export function captionsOf(spoken) {
  const languages = Object.keys(spoken[0].say);
  return Object.fromEntries(
    languages.map((language) => {
      const cues = spoken.map(({ say, from, to }, index) =>
        [`${index + 1}`, `${timeOf(from)} --> ${timeOf(to - 0.1)}`, ...linesOf(say[language])].join('\n'),
      );
      return [language, `WEBVTT\n\n${cues.join('\n\n')}\n`];
    }),
  );
}

const timeOf = (seconds) => {
  const pad = (value, length) => String(value).padStart(length, '0');
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000];
  return `${pad(minutes, 2)}:${pad(Math.floor(rest / 1000), 2)}.${pad(rest % 1000, 3)}`;
};

/** One line, or two of about the same length. */
function linesOf(text) {
  if (text.length <= longestLine) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.reduce((best, at) =>
    Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best,
  );
  return [text.slice(0, middle), text.slice(middle + 1)];
}
