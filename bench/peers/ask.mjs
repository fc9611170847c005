// A planner of npm in a process of its own: answers questions that its parent asks, or says how long that took.
import { readFile } from 'node:fs/promises';

const MINUTES_OF_A_CHANGE = 30;

/** Each loads a feed, and answers a question with the minute of its first arrival and its number of rides. */
const PLANNERS = {
  /** It asks for no time to change at a stop. */
  async minotor(feed, date) {
    const { GtfsParser } = await import('minotor/parser');
    const { Query, Router, Time } = await import('minotor');
    const { timetable, stopsIndex } = await new GtfsParser(feed).parse(new Date(`${date}T12:00:00Z`));
    const router = new Router(timetable, stopsIndex);
    return ({ from, to, minute }) => {
      const query = new Query.Builder()
        .from(`s${from}`)
        .to(`s${to}`)
        .departureTime(Time.fromHMS(Math.floor(minute / 60), minute % 60, 0))
        .maxTransfers(1)
        .build();
      const best = router.route(query).bestRoute();
      return best && { arrival: best.arrivalTime().toSeconds() / 60, rides: best.legs.length };
    };
  },
  /**
   * It knows no limit of changes. Its loader of feeds does not end on today's Node: the day is handed to it as the loader
   * would.
   */
  async 'raptor-journey-planner'(feed, date) {
    const { RaptorAlgorithmFactory, JourneyFactory, DepartAfterQuery } = (await import('raptor-journey-planner'))
      .default;
    const { stops, calls } = JSON.parse(await readFile(feed.replace('.zip', '.json'), 'utf8'));
    const trips = calls.map((ofTrip, trip) => ({
      tripId: `t${trip}`,
      serviceId: 'd',
      service: { runsOn: () => true },
      stopTimes: ofTrip.map(({ stop, arrival, departure, board, alight }) => ({
        stop: `s${stop}`,
        arrivalTime: arrival * 60,
        departureTime: departure * 60,
        pickUp: board,
        dropOff: alight,
      })),
    }));
    const interchange = Object.fromEntries(stops.map((_, stop) => [`s${stop}`, MINUTES_OF_A_CHANGE * 60]));
    const day = new Date(`${date}T12:00:00Z`);
    const raptor = RaptorAlgorithmFactory.create(trips, {}, interchange, day);
    const query = new DepartAfterQuery(raptor, new JourneyFactory(), 1);
    return ({ from, to, minute }) => {
      const journeys = query.plan(`s${from}`, `s${to}`, day, minute * 60);
      const [best] = journeys.sort((a, b) => a.arrivalTime - b.arrivalTime || a.legs.length - b.legs.length);
      return best && { arrival: best.arrivalTime / 60, rides: best.legs.length };
    };
  },
};

const [name, feed, date] = process.argv.slice(2);
const answer = await PLANNERS[name](feed, date);
process.on('message', ({ questions, timed }) => {
  const start = performance.now();
  const answers = questions.map((question) => answer(question) ?? null);
  process.send(timed ? performance.now() - start : answers);
});
process.send('ready');
