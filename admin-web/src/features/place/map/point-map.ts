import {
  circleMarker,
  control,
  divIcon,
  layerGroup,
  type LeafletKeyboardEvent,
  map as leafletMap,
  marker,
  type Point,
  polygon,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { rings } from './outlines.js';
import classes from './PointMap.module.css';
import { type MapPoint, OUR_COUNTRIES } from './point.rules.js';
import type { MapTiles } from './tiles.js';

export interface NamedPoint extends MapPoint {
  readonly id: string;
  readonly name: string;
}
/** What lies around: towns by their names, stops as dots that say theirs. */
export interface Around {
  readonly locations: readonly NamedPoint[];
  readonly stops: readonly NamedPoint[];
}

export interface PointMapWords {
  readonly point: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface PointMapOptions {
  readonly words: PointMapWords;
  readonly tiles: MapTiles | undefined;
  /** Somebody put the point elsewhere; undefined where it only shows. */
  readonly onMove: ((point: MapPoint) => void) | undefined;
  readonly onView: (part: { south: number; west: number; north: number; east: number }) => void;
}

export interface PointMap {
  show: (point: MapPoint | undefined) => void;
  showAround: (around: Around) => void;
  remove: () => void;
}

const CLOSE = 13;
const FURTHEST = 4;
const CLOSEST = 18;
/** Pixels that the name of a town takes. */
const NAME_WIDTH = 110;
const NAME_HEIGHT = 22;
/** Stops lie too near to each other to be told apart from further away. */
const STOPS_FROM = 9;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const FAR = 10;

/** Leaflet in an element: outlines or tiles, what lies around, and one point that is dragged, or moved with arrow keys. */
export function pointMap(element: HTMLElement, { words, tiles, onMove, onView }: PointMapOptions): PointMap {
  const map = leafletMap(element, {
    attributionControl: tiles !== undefined,
    zoomControl: false,
    minZoom: FURTHEST,
    maxZoom: CLOSEST,
  });
  map.fitBounds([
    [OUR_COUNTRIES.south, OUR_COUNTRIES.west],
    [OUR_COUNTRIES.north, OUR_COUNTRIES.east],
  ]);
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  if (tiles) tileLayer(tiles.url, { attribution: tiles.credit, maxZoom: CLOSEST }).addTo(map);
  else for (const ring of rings()) polygon(ring, { className: classes.land!, interactive: false }).addTo(map);
  const around = layerGroup().addTo(map);
  const icon = divIcon({ className: classes.pin!, iconSize: [24, 24], iconAnchor: [12, 29] });
  const pin = marker([0, 0], {
    icon,
    draggable: onMove !== undefined,
    keyboard: onMove !== undefined,
    title: words.point,
    zIndexOffset: 1000,
  });
  const moved = ({ lat, lng }: { lat: number; lng: number }): void => onMove?.({ latitude: lat, longitude: lng });
  pin.on('dragend', () => moved(pin.getLatLng()));
  pin.on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
    const step = STEPS[originalEvent.key];
    if (step === undefined || !onMove) return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    const far = originalEvent.shiftKey ? FAR : 1;
    const at = map.latLngToContainerPoint(pin.getLatLng());
    moved(map.containerPointToLatLng(at.add([step[0] * far, step[1] * far])));
  });
  if (onMove) map.on('click', ({ latlng }) => moved(latlng));
  const view = (): void => {
    const bounds = map.getBounds();
    onView({ south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() });
  };
  map.on('moveend', view);
  view();
  return {
    show(point) {
      if (point === undefined) return void pin.remove();
      const at: [number, number] = [point.latitude, point.longitude];
      const isThere = map.hasLayer(pin);
      pin.setLatLng(at).addTo(map);
      // Whoever drags it has it in sight; whoever types or chooses a town is taken there.
      if (!isThere || !map.getBounds().contains(at)) map.setView(at, isThere ? map.getZoom() : CLOSE);
    },
    showAround({ locations, stops }) {
      around.clearLayers();
      const named: Point[] = [];
      for (const { name, latitude, longitude } of locations) {
        const at = map.latLngToContainerPoint([latitude, longitude]);
        // A name that would cover one of a busier town is left out; it comes when one looks closer.
        if (named.some(({ x, y }) => Math.abs(at.x - x) < NAME_WIDTH && Math.abs(at.y - y) < NAME_HEIGHT)) continue;
        named.push(at);
        circleMarker([latitude, longitude], { radius: 3, className: classes.town!, interactive: false })
          .bindTooltip(said(name), { permanent: true, direction: 'right', className: classes.name!, offset: [4, 0] })
          .addTo(around);
      }
      if (map.getZoom() < STOPS_FROM) return;
      for (const { name, latitude, longitude } of stops)
        circleMarker([latitude, longitude], { radius: 5, className: classes.stop! })
          .bindTooltip(said(name))
          .addTo(around);
    },
    remove: () => map.remove(),
  };
}

/** Leaflet takes a text for HTML. */
function said(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
